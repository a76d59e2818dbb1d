### What the scripts of the element say themselves, before its module is there or where it cannot be.

failed = Plyscope could not start. Reloading the page may help.
forbidden = The content security policy of this page forbids WebAssembly. Plyscope needs script-src 'wasm-unsafe-eval'.
wrong = This figure is not set up right:
stopped = Plyscope was stopped by an error.
again = Restart
property = spec is a property of the element, not an attribute. In markup the attribute config has the search as JSON.
offline = This needs the network. Try again when you are online.
elsewhere = transcript names a file of another site. The record of a program has to come from the same site as the page.
sheet-name = Your name or number
sheet-save = Save all my answers
sheet-saving = Saving …
sheet-unread = This sheet cannot be read:{ " " }
sheet-done = { $done } of { $of } done · { $score } points
no-room = The platform has no room for more of your answers: the score counts, but they will not be here again. Save my answers keeps them in a file.
too-old = This browser is too old to run the searches. Plyscope needs Chrome or Edge 123, Firefox 125, Safari 17.5, or a newer one. The { $notes } can be read in any.
no-script = Plyscope runs searches in your browser and needs JavaScript. Please switch it on and reload the page. The { $notes } can be read without it.
the-notes = lecture notes
