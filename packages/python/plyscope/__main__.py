from plyscope.command import main

main()
