import { type Nation, names, own, standIn } from './nation.ts'

export const JAPANESE: Nation = {
  key: 'japanese',
  title: 'Japanese',
  aliases: ['japan', 'nippon'],
  language: 'Japanese',
  languages: [
    [4, 'Chinese'],
    [2, 'English'],
    [2, 'Korean'],
    [1, 'German'],
    [1, 'Malay'],
  ],
  men: names(
    'Kiyoshi, Minoru, Isamu, Masao, Shoji, Hideo, Noboru, Saburo, Tadashi, Yoshio, Kazuo, Toshio, ' +
      'Susumu, Goro, Hisashi, Tamotsu',
  ),
  women: names(
    'Fumiko, Yoshiko, Kazuko, Sachiko, Hisako, Chiyo, Haruko, Kiyoko, Toshiko, Setsuko, Michiko, Shizue, ' +
      'Mitsue, Hana',
  ),
  families: names(
    'Endo, Fujita, Goto, Hasegawa, Inoue, Ishii, Kato, Kimura, Kobayashi, Matsuda, Mori, Nakamura, ' +
      'Ogawa, Okada, Sasaki, Sato, Shimizu, Takahashi, Tanaka, Watanabe, Yamada',
  ),
  family_first: true,
  homes: names('Osaka, Nagoya, a fishing village on Kyushu, Tokyo, Sendai, Kyoto, Hokkaido, Kobe'),
  arms: {
    rifle: standIn('Mauser 98 (Kar98k) 7.92mm', 'Arisaka rifle'),
    'sniper rifle': standIn('Mauser 98 (Kar98k) 7.92mm', 'Arisaka rifle with a scope'),
    carbine: standIn('Mauser 98 (Kar98k) 7.92mm', 'Arisaka carbine'),
    pistol: standIn('Walther PPK .32', 'Nambu pistol'),
    'submachine gun': standIn('MP40 (Schmeisser) 9mm', 'Type 100 submachine gun'),
    'light machine gun': standIn('Bren .303', 'Type 96 light machine gun'),
    'machine gun': standIn('Browning M1919A4 .30-06', 'Type 92 machine gun'),
    grenade: standIn('Mk 2 fragmentation grenade', 'Type 97 grenade'),
    blade: own('Long Bayonet'),
    sword: own('Katana'),
  },
}
