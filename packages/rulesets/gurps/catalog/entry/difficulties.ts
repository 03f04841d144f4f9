export const DIFFICULTIES = ['easy', 'average', 'hard', 'very_hard'] as const
