import { type Nation, names, own, standIn } from './nation.ts'

export const ITALIAN: Nation = {
  key: 'italian',
  title: 'Italian',
  aliases: ['italy'],
  language: 'Italian',
  languages: [
    [3, 'German'],
    [3, 'French'],
    [2, 'English'],
    [1, 'Serbo-Croatian'],
    [1, 'Greek'],
  ],
  men: names(
    'Giuseppe, Antonio, Mario, Francesco, Angelo, Vincenzo, Pietro, Salvatore, Carlo, Domenico, Michele, ' +
      'Aldo, Gino, Renato, Nicola, Luciano',
  ),
  women: names(
    'Maria, Rosa, Giuseppina, Teresa, Lucia, Carmela, Angela, Giovanna, Caterina, Elena, Assunta, Ines, ' +
      'Franca, Livia',
  ),
  families: names(
    'Barbieri, Bianchi, Bruno, Colombo, Conti, De Luca, Esposito, Fontana, Gallo, Greco, Lombardi, ' +
      'Mancini, Mariani, Marino, Martinelli, Ricci, Rinaldi, Rizzo, Santoro, Vitale, Zanetti',
  ),
  homes: names('Turin, Naples, a village in Abruzzo, Milan, Genoa, Palermo, Bologna, the Friuli hills'),
  arms: {
    rifle: standIn('Mauser 98 (Kar98k) 7.92mm', 'Carcano rifle'),
    'sniper rifle': standIn('Mauser 98 (Kar98k) 7.92mm', 'Carcano rifle with a scope'),
    carbine: standIn('Mauser 98 (Kar98k) 7.92mm', 'Carcano carbine'),
    pistol: standIn('Walther PPK .32', 'Beretta M1934 pistol'),
    'submachine gun': standIn('MP40 (Schmeisser) 9mm', 'Beretta M38 submachine gun'),
    'light machine gun': standIn('BAR .30-06', 'Breda M30 light machine gun'),
    'machine gun': standIn('Browning M1919A4 .30-06', 'Breda M37 machine gun'),
    grenade: standIn('Mk 2 fragmentation grenade', 'SRCM M35 grenade'),
    blade: own('Bayonet or Knife'),
    sword: null,
  },
}
