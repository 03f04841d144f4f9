export const DAMAGE_TYPES = ['cutting', 'impaling', 'crushing', 'bullet', 'explosive'] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]
