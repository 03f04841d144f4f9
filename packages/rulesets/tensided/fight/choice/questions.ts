/** What is asked in a fight, by name: stored answers and answers given beforehand go by it. */
export const QUESTIONS = {
  declare: 'declare',
  declareMore: 'declare more',
  where: 'where',
  shoot: 'shoot',
  strike: 'strike',
  throw: 'throw',
  aim: 'aim',
  wait: 'wait',
  /** Whom; and when he is held, what for. */
  grapple: 'grapple',
  disarm: 'disarm',
  treat: 'treat',
  wake: 'wake',
  care: 'care',
  freeSwing: 'free swing',
  actionPoint: 'action point',
} as const
