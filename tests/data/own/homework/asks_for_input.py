# line 3
tree = [[3, 5], [2, 9]]
depth = int(input("Depth? "))
print(depth)
