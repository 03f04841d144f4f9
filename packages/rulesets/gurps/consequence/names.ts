/** Names that fights, stories and conditions share. */

/** What it takes to come to: nothing, or a roll each time. */
export const ENDINGS = ['none', 'HT', 'IQ', 'Will'] as const

/** What a penalty lowers. */
export const PENALIZED = [
  'attacks',
  'active-defenses',
  'dx',
  'iq',
  'all-actions',
  'skill-rolls',
  'attribute-checks',
  'close-contests',
  'limb',
  'other-arm',
  /** Feints against him count double. */
  'feints',
] as const

/** Parts of a body that can be crippled. */
export const PARTS = [
  'left arm',
  'right arm',
  'left hand',
  'right hand',
  'left leg',
  'right leg',
  'left foot',
  'right foot',
] as const
export type BodyPart = (typeof PARTS)[number]
