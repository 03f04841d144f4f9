import { type Nation, names, own } from './nation.ts'

export const GERMAN: Nation = {
  key: 'german',
  title: 'German',
  aliases: ['germany', 'deutsch'],
  language: 'German',
  languages: [
    [3, 'French'],
    [3, 'English'],
    [2, 'Russian'],
    [2, 'Polish'],
    [1, 'Italian'],
  ],
  men: names(
    'Hans, Karl, Wilhelm, Walter, Herbert, Ernst, Fritz, Otto, Werner, Helmut, Gerhard, Johann, Heinz, ' +
      'Rudi, Günter, Willi',
  ),
  women: names(
    'Ilse, Gerda, Hildegard, Irmgard, Gertrud, Ursula, Erika, Käthe, Elfriede, Lieselotte, Anneliese, ' +
      'Charlotte, Helga, Hannelore',
  ),
  families: names(
    'Albrecht, Bauer, Baumann, Becker, Berger, Fuchs, Herzog, Hoffmann, Keller, Köhler, Krause, Lange, ' +
      'Lehmann, Maurer, Neumann, Pohl, Richter, Roth, Schäfer, Vogel, Winkler, Zimmermann',
  ),
  homes: names('Hamburg, Leipzig, a farm in Swabia, Berlin, the Ruhr, Königsberg, Bremen, a village in the Harz'),
  arms: {
    rifle: own('Mauser 98 (Kar98k) 7.92mm'),
    'sniper rifle': own('Mauser 98 (Kar98k) 7.92mm'),
    carbine: own('Mauser 98 (Kar98k) 7.92mm'),
    pistol: own('Luger P08 9mm'),
    'submachine gun': own('MP40 (Schmeisser) 9mm'),
    'light machine gun': own('MG34 7.92mm'),
    'machine gun': own('MG34 7.92mm'),
    grenade: own('Stielhandgranate'),
    blade: own('Bayonet or Knife'),
    sword: null,
  },
}
