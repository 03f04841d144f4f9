/** The guns of the 1980s that the list is modelled on, lines 1319-1339. */
import { table } from '@umpire/engine'
import type { GunName } from '../words.ts'

export const ANTIQUE_EQUIVALENTS = table<GunName, readonly string[]>('Real-world equivalents', {
  'Body Pistol': ['Walther PPK .380', 'OMC .380 Back-up'],
  'Automatic Pistol': ['Smith & Wesson Model 59 9mm', 'Auto-Mag .44 Magnum'],
  Revolver: ['Smith & Wesson Model 66 .357 Magnum'],
  Carbine: ['Ruger 5.56mm Mini-14', 'Armalite 5.56mm AR-180'],
  Rifle: ['Springfield 7.62mm M14', 'FN FAL 7.62mm'],
  'Automatic Rifle': ['full automatic versions of the rifles above; belt-fed as DShK in rifle caliber'],
  Shotgun: ['Remington M1100'],
  Submachinegun: ['Sterling 9mm L2A1', 'Uzi 9mm'],
  'Laser Carbine': [],
  'Laser Rifle': [],
})
