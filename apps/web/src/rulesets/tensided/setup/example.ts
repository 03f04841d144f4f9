/** What the form begins with: a small fight that can be changed. */
export const EXAMPLE = `system: tensided
clutter: medium
map:
  - '# # # # # # # # # # # # # # # #'
  - '# . . . . . . # . . . . . . . #'
  - '# . A . . . . # . . & & . . . #'
  - '# . . . . . . . . . & & . . B #'
  - '# . . ~ ~ . . # . . . . . . . #'
  - '# . . . . . . # . . . . . . . #'
  - '# # # # # # # # # # # # # # # #'
sides:
  - name: the agents
    at: A
    members:
      - { archetype: agent, xp: 300, name: Marlow }
      - { archetype: officer, xp: 300, name: Dunn }
  - name: the gang
    at: B
    members:
      - { archetype: gunman, xp: 200, name: Gunman }
      - { archetype: brawler, xp: 200, count: 2, name: Bruiser }
`
