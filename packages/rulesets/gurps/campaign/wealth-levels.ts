/** Levels of wealth: characters have one (wealth/wealth.ts), and a job asks for one (jobs.ts). */
export const WEALTH_LEVELS = [
  'dead-broke',
  'poor',
  'struggling',
  'average',
  'comfortable',
  'wealthy',
  'very-wealthy',
  'filthy-rich',
] as const
export type Wealth = (typeof WEALTH_LEVELS)[number]
