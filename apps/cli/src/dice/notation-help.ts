/** What dice notation there is, for the help of the commands that take it. */
export const NOTATION_HELP = `
Notation:
  3d6  2d-1  d10+4  d%        dice; a bare d after a number has six sides: 2d is 2d6
  6dx2  (2d6+1)x3             times
  3d6/2 up                    divided and rounded down (if nothing is said), up or near
  4d6kh3  kl  dh  dl          keep or drop the highest or lowest
  3d6!  3d6!>=5 most 3        roll a highest face (or 5 and more) again and add it, at most 10 times (or 3)
  1d-3 min 1                  at least 1; max likewise
  3d6<=12  3d > 2d+3          does it succeed?
  8+  6-  "7 exactly"  "8+ DM+2"   a Traveller throw on two dice
Write -- before a notation that begins with a minus.
`
