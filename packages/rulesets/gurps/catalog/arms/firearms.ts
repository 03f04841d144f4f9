import { readDiceAdds } from '../../dice/dice-adds.ts'
import { type Firearm, readRate } from '../entry/weapon.ts'

/** The tech level of all of them. */
const WORLD_WAR = 6

/** Name, damage, SS, Acc, half damage, range, weight, rates of fire, shots, ST, Rcl, cost. */
type Row = readonly [
  name: string,
  damage: string,
  ss: number,
  acc: number,
  half_damage: number,
  max_range: number,
  weight_lb: number,
  rof: string,
  shots: number,
  min_st: number | null,
  rcl: number,
  cost: number,
]

/** What the guns of one kind share. */
type Kind = Pick<Firearm, 'skill' | 'hands' | 'mount'>

const guns = (kind: Kind, rows: readonly Row[]): readonly Firearm[] =>
  rows.map(([name, damage, ss, acc, half_damage, max_range, weight_lb, rof, shots, min_st, rcl, cost]) => ({
    ...kind,
    name,
    malf: null,
    type: 'bullet',
    damage: readDiceAdds(damage, name),
    fragments: null,
    ss,
    acc,
    half_damage,
    max_range,
    weight_lb,
    rof: rof.split(', ').map(rate => readRate(rate, name)),
    shots,
    min_st,
    rcl,
    cost,
    reload_turns: null,
    tl: WORLD_WAR,
    effects: [],
  }))

const PISTOLS = guns({ skill: 'Guns (pistol)', hands: 1 }, [
  ['M1911A1 (Colt .45)', '2d', 10, 2, 175, 1700, 2.75, '3~', 7, 10, -2, 30],
  ['Luger P08 9mm', '2d+2', 9, 4, 150, 1900, 2.4, '3~', 8, 9, -1, 25],
  ['Browning High-Power 9mm', '2d+2', 10, 3, 150, 1900, 2.5, '3~', 13, 9, -1, 80],
  ['Walther PPK .32', '2d-1', 10, 2, 100, 1500, 1.25, '3~', 7, 8, -1, 75],
])
const RIFLES = guns({ skill: 'Guns (rifle)', hands: 2 }, [
  ['Springfield M1903 .30-06', '7d+1', 14, 11, 1000, 4600, 9, '1/2', 5, 12, -3, 35],
  ['Mauser 98 (Kar98k) 7.92mm', '7d', 14, 11, 1000, 4000, 9, '1/2', 5, 12, -3, 25],
  ['Lee-Enfield (SMLE) .303', '6d+1', 14, 10, 1000, 3800, 10, '1', 10, 12, -2, 30],
  ['M1 Garand .30-06', '7d+1', 14, 11, 1000, 4600, 10, '3~', 8, 12, -3, 100],
  ['M1 Carbine .30', '2d+2', 12, 8, 300, 2100, 6, '3~', 15, 9, -1, 50],
])
const LIGHT_AUTOMATIC = guns({ skill: 'Guns (light automatic weapon)', hands: 2 }, [
  ['Thompson .45', '2d+1', 11, 7, 190, 1750, 12, '12', 30, 11, -3, 120],
  ['MP40 (Schmeisser) 9mm', '3d-1', 10, 6, 160, 1900, 10.5, '8', 32, 10, -1, 70],
  ['Sten 9mm', '3d-1', 11, 6, 160, 1900, 9, '9', 32, 10, -1, 10],
  ['PPSh-41 7.62mm', '3d-1', 10, 6, 160, 1900, 12, '16', 71, 10, -1, 65],
  ['BAR .30-06', '7d+1', 17, 11, 800, 4700, 19.5, '6, 10', 20, null, -2, 120],
  ['Bren .303', '6d+1', 17, 11, 1000, 3800, 23, '8', 30, null, -1, 300],
  ['MG34 7.92mm', '7d', 19, 10, 1000, 3900, 27, '15', 50, null, -1, 400],
])
const MACHINE_GUNS = guns({ skill: 'Gunner (machine gun)', hands: 2, mount: 'tripod' }, [
  ['Browning M1919A4 .30-06', '7d+1', 20, 12, 1000, 4700, 31, '8', 250, null, -1, 250],
  ['Browning M2 .50', '12d', 20, 16, 1200, 5000, 84, '8', 100, null, -1, 1000],
])

/** Third-edition numbers known in public, magazines from history: the book's own tables are on other pages. */
export const FIREARMS: readonly Firearm[] = [...PISTOLS, ...RIFLES, ...LIGHT_AUTOMATIC, ...MACHINE_GUNS]

/** What is particular to a grenade; how it flies is told by the table of thrown weapons. */
export interface Grenade extends Pick<Firearm, 'name' | 'damage' | 'weight_lb' | 'cost' | 'tl'> {
  readonly fragments: Firearm['damage']
}

const grenade = (name: string, weight_lb: number): Grenade => ({
  name,
  damage: readDiceAdds('2d', name),
  fragments: readDiceAdds('2d', name),
  weight_lb,
  cost: 10,
  tl: WORLD_WAR,
})

export const GRENADES: readonly Grenade[] = [
  grenade('Mk 2 fragmentation grenade', 1.5),
  grenade('No. 36 Mills bomb', 1.5),
  grenade('Stielhandgranate', 1.3),
]
