export const POSITIONS = ['standing', 'crouching', 'kneeling', 'crawling', 'sitting', 'lying'] as const
export type Position = (typeof POSITIONS)[number]
