/** What the form begins with: a small fight that can be changed. */
export const EXAMPLE = `system: gurps
map:
  - '. . . . . . . . : . . . . . . .'
  - ' . . : : . . . . . . . . . . . .'
  - '. . . . . . . + + . . . . : . .'
  - ' . A . . . . . + . . . . . : B .'
  - '. . . . . . . . . . # # . . . .'
  - ' . . : . . . . . . . # # . . . .'
  - '. . . . . . : : . . . . . . . .'
sides:
  - name: the British
    members:
      - { template: nco, nation: british, name: Sergeant }
      - { template: rifleman, nation: british, count: 2, name: Tommy }
  - name: the Germans
    members:
      - { template: nco, nation: german, name: Unteroffizier }
      - { template: rifleman, nation: german, count: 2, name: Grenadier }
`
