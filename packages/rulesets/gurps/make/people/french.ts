import { type Nation, names, own, standIn } from './nation.ts'

export const FRENCH: Nation = {
  key: 'french',
  title: 'French',
  aliases: ['france'],
  language: 'French',
  languages: [
    [4, 'English'],
    [3, 'German'],
    [2, 'Italian'],
    [2, 'Arabic'],
    [1, 'Breton'],
  ],
  men: names(
    'Marcel, René, Henri, Roger, Georges, Lucien, Maurice, Raymond, Émile, Fernand, Gaston, Albert, ' +
      'Yves, Gilbert, Étienne, Armand',
  ),
  women: names(
    'Jeanne, Madeleine, Yvonne, Suzanne, Simone, Marguerite, Denise, Paulette, Germaine, Odette, ' +
      'Lucienne, Hélène, Renée, Thérèse',
  ),
  families: names(
    'Aubert, Bonnet, Boyer, Chevalier, Colin, Dubois, Dupont, Faure, Fournier, Garnier, Girard, Guérin, ' +
      'Lambert, Lefebvre, Masson, Morel, Perrin, Renard, Roux, Vasseur',
  ),
  homes: names('Lyon, Brittany, Marseille, Lille, a vineyard near Beaune, Paris, Toulouse, the Vercors'),
  arms: {
    rifle: standIn('Mauser 98 (Kar98k) 7.92mm', 'MAS-36 rifle'),
    'sniper rifle': own('Springfield M1903 .30-06'),
    carbine: own('M1 Carbine .30'),
    pistol: standIn('Walther PPK .32', 'Modèle 1935 pistol'),
    'submachine gun': own('Sten 9mm'),
    'light machine gun': standIn('Bren .303', 'FM 24/29 light machine gun'),
    'machine gun': standIn('Browning M1919A4 .30-06', 'Hotchkiss machine gun'),
    grenade: standIn('Mk 2 fragmentation grenade', 'F1 grenade'),
    blade: own('Bayonet or Knife'),
    sword: null,
  },
}
