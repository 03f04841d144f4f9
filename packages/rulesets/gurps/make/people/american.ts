import { type Nation, names, own } from './nation.ts'

export const AMERICAN: Nation = {
  key: 'american',
  title: 'American',
  aliases: ['america', 'us', 'usa', 'united states'],
  language: 'English',
  languages: [
    [4, 'Spanish'],
    [3, 'German'],
    [3, 'French'],
    [2, 'Italian'],
    [1, 'Polish'],
  ],
  men: names(
    'Robert, James, William, Charles, Donald, Raymond, Eugene, Harold, Walter, Leonard, Melvin, Vernon, ' +
      'Clarence, Stanley, Lloyd, Earl',
  ),
  women: names(
    'Dorothy, Betty, Ruth, Virginia, Mildred, Frances, Evelyn, Alice, Marjorie, Irene, Florence, ' +
      'Lillian, Martha, Louise',
  ),
  families: names(
    'Baker, Bennett, Coleman, Ellis, Foster, Griffin, Hayes, Jenkins, Kowalski, Lindgren, McBride, ' +
      'Miller, Myers, Novak, Olson, Patterson, Reynolds, Russo, Schroeder, Sullivan, Tucker, Woods',
  ),
  homes: names('Chicago, rural Iowa, Brooklyn, the Ozarks, Detroit, San Antonio, the Oregon coast, Pittsburgh'),
  arms: {
    rifle: own('M1 Garand .30-06'),
    'sniper rifle': own('Springfield M1903 .30-06'),
    carbine: own('M1 Carbine .30'),
    pistol: own('M1911A1 (Colt .45)'),
    'submachine gun': own('Thompson .45'),
    'light machine gun': own('BAR .30-06'),
    'machine gun': own('Browning M1919A4 .30-06'),
    grenade: own('Mk 2 fragmentation grenade'),
    blade: own('Bayonet or Knife'),
    sword: null,
  },
}
