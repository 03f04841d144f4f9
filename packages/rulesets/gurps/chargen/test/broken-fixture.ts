/** Characters with one fault each, for the tests of the checks. */

export interface Broken {
  readonly check: string
  readonly parts: { readonly [field: string]: unknown }
  readonly rule: string
  readonly where: string
  readonly severity?: 'warning'
  /** What the message must tell. */
  readonly says: RegExp
}

export const skill = (name: string, points = 1, more: object = {}) => ({ skill: name, points, ...more })
export const attributes = (more: object) => ({ st: 10, dx: 10, iq: 10, ht: 10, ...more })
export const enemy = { trait: 'Enemy', details: { npc_points: 100, frequency: 9 } }
export const dependent = { trait: 'Dependent', details: { npc_points: 40, importance: 'friend', frequency: 6 } }
export const settings = (more: object) => ({ campaign: { options: [], settings: more } })
export const custom = (more: object) =>
  settings({ 'gurps.traits': [{ id: 'odd', name: 'Odd', cost: { kind: 'fixed', points: 1 }, ...more }] })
