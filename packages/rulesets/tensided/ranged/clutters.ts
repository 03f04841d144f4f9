export const CLUTTERS = ['none', 'sparse', 'medium', 'heavy', 'ubiquitous'] as const
export type Clutter = (typeof CLUTTERS)[number]
