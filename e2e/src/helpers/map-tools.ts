/** A yard with a wall across it, and a room as a program for drawing maps writes it. */
export const YARD = `system: gurps
title: The yard
map:
  - '. . . . . . . . . .'
  - ' . . . . . . . . . .'
  - '. . A . . . . . B .'
  - ' . . . . . . . . . .'
  - '. . . . . . . . . .'
sides:
  - name: the watch
    members:
      - { name: Dora, template: rifleman, nation: british, seed: yard, at: A }
  - name: the prowlers
    members:
      - { name: Zacharias, template: rifleman, nation: german, seed: yard, at: B, surprised: true }
`

/** Two people with a wall between them. */
export const CELLAR = `system: tensided
title: The cellar
map:
  - '# # # # # # # #'
  - '# . . . # . . #'
  - '# . V . # . K #'
  - '# . . . # . . #'
  - '# # # # # # # #'
sides:
  - name: the cook
    members:
      - { name: Vera, archetype: brawler, xp: 300, seed: cellar, at: V }
  - name: the thieves
    members:
      - { name: Kurt, archetype: thief, xp: 100, seed: cellar, at: K }
`

/** Two rooms of eight by eight with a wall between them that has no door. */
export const TWO_ROOMS = JSON.stringify({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 16, y: 8 }, pixels_per_grid: 70 },
  line_of_sight: [
    [
      { x: 8, y: 0 },
      { x: 8, y: 8 },
    ],
  ],
  portals: [
    {
      position: { x: 8, y: 4 },
      bounds: [
        { x: 8, y: 3.5 },
        { x: 8, y: 4.5 },
      ],
      closed: true,
    },
  ],
  lights: [],
  image: 'iVBORw0KGgo=',
})
