import { type Nation, names, own, standIn } from './nation.ts'

export const BRITISH: Nation = {
  key: 'british',
  title: 'British',
  aliases: ['britain', 'uk', 'english', 'united kingdom'],
  language: 'English',
  languages: [
    [4, 'French'],
    [2, 'German'],
    [2, 'Hindustani'],
    [1, 'Arabic'],
    [1, 'Welsh'],
  ],
  men: names(
    'Ronald, Kenneth, Frederick, Albert, Eric, Leslie, Sidney, Stanley, Reginald, Cyril, Herbert, ' +
      'Norman, Percy, Wilfred, Alfred, Ernest',
  ),
  women: names(
    'Doris, Joan, Edith, Kathleen, Winifred, Gladys, Hilda, Vera, Phyllis, Marjorie, Elsie, Ivy, Nora, ' + 'Sheila',
  ),
  families: names(
    'Ashworth, Barlow, Bradshaw, Carr, Clegg, Dawson, Ellison, Fletcher, Gibbs, Hargreaves, Holt, ' +
      'Jenkins, Kershaw, Lamb, Mercer, Naylor, Pritchard, Rowe, Thornton, Webb, Yates',
  ),
  homes: names('Leeds, the East End of London, Cardiff, Glasgow, a Norfolk village, Birmingham, Plymouth, Kent'),
  arms: {
    rifle: own('Lee-Enfield (SMLE) .303'),
    'sniper rifle': own('Lee-Enfield (SMLE) .303'),
    carbine: own('Sten 9mm'),
    pistol: own('Browning High-Power 9mm'),
    'submachine gun': own('Sten 9mm'),
    'light machine gun': own('Bren .303'),
    'machine gun': standIn('Browning M1919A4 .30-06', 'Vickers machine gun'),
    grenade: own('No. 36 Mills bomb'),
    blade: own('Bayonet or Knife'),
    sword: null,
  },
}
