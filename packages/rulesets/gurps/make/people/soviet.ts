import { type Nation, names, own, standIn } from './nation.ts'

export const SOVIET: Nation = {
  key: 'soviet',
  title: 'Soviet',
  aliases: ['ussr', 'russian', 'russia', 'soviet union'],
  language: 'Russian',
  languages: [
    [4, 'Ukrainian'],
    [3, 'German'],
    [2, 'Polish'],
    [1, 'Tatar'],
    [1, 'Georgian'],
  ],
  men: names(
    'Ivan, Nikolai, Aleksei, Dmitri, Pyotr, Grigori, Stepan, Anatoli, Viktor, Pavel, Konstantin, Leonid, ' +
      'Yakov, Semyon, Timofei',
  ),
  women: names(
    'Anna, Mariya, Yekaterina, Nina, Tamara, Lidiya, Galina, Klavdiya, Antonina, Zinaida, Vera, Raisa, ' +
      'Tatyana, Praskovya',
  ),
  families: names(
    'Abramov, Belov, Bykov, Danilov, Fomin, Gusev, Ilyin, Kalugin, Kozlov, Lobanov, Melnikov, Nikitin, ' +
      'Osipov, Ryabov, Savin, Sidorov, Smirnov, Terekhov, Ushakov',
  ),
  feminine: 'a',
  homes: names('Gorky, Leningrad, a collective farm near Kursk, Kharkov, the Urals, Rostov, Kazan, Moscow'),
  arms: {
    rifle: standIn('Mauser 98 (Kar98k) 7.92mm', 'Mosin-Nagant rifle'),
    'sniper rifle': standIn('Springfield M1903 .30-06', 'Mosin-Nagant rifle with a scope'),
    carbine: standIn('Mauser 98 (Kar98k) 7.92mm', 'Mosin-Nagant carbine'),
    pistol: standIn('Luger P08 9mm', 'Tokarev pistol'),
    'submachine gun': own('PPSh-41 7.62mm'),
    'light machine gun': standIn('Bren .303', 'Degtyaryov light machine gun'),
    'machine gun': standIn('Browning M1919A4 .30-06', 'Maxim machine gun'),
    grenade: standIn('Mk 2 fragmentation grenade', 'F-1 grenade'),
    blade: own('Bayonet or Knife'),
    sword: null,
  },
}
