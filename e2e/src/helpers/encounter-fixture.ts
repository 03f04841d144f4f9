/** A long fight: everybody is tough, so that wounds are taken again and again, and surprise is thrown for. */
const tough = (name: string, weapon: string) => ({
  name,
  upp: 'FFF',
  skills: { [weapon]: 2 },
  armor: 'nothing',
  weapons: [weapon],
})

export const LONG_FIGHT = {
  system: 'traveller',
  title: 'On the landing field',
  terrain: 'city',
  range: 'short',
  sides: [
    {
      name: 'the travellers',
      steadfast: true,
      members: [tough('Ada', 'Automatic Pistol'), tough('Bram', 'Automatic Pistol')],
    },
    {
      name: 'the thugs',
      steadfast: true,
      members: [tough('Oskar', 'Automatic Pistol'), tough('Lem', 'Automatic Pistol')],
    },
  ],
}
