/** Common phobias: the more common the feared thing, the more it gives. */
export const PHOBIAS = [
  { name: 'Hemophobia', fear: 'blood', points: -10 },
  { name: 'Scotophobia', fear: 'darkness', points: -15 },
  { name: 'Necrophobia', fear: 'dead bodies', points: -10 },
  { name: 'Claustrophobia', fear: 'enclosed spaces', points: -15 },
  { name: 'Pyrophobia', fear: 'fire', points: -5 },
  { name: 'Acrophobia', fear: 'heights', points: -10 },
  { name: 'Brontophobia', fear: 'loud noises', points: -10 },
  { name: 'Agoraphobia', fear: 'open spaces', points: -10 },
  { name: 'Xenophobia', fear: 'strange and unknown things', points: -15 },
  { name: 'Hoplophobia', fear: 'weapons', points: -20 },
] as const
