/**
 * Something that is moved again and again. It may come to lie over something else each time, so a browser sorts all of its
 * layers anew, unless an animation is at work on what moves: one that stands still and adds nothing is enough. Answers how
 * to bring it to rest.
 */
export function afloat(element: Element): () => void {
  const still = element.animate({ transform: ['none', 'none'] }, { duration: 1, composite: 'add' })
  still.pause()
  return () => still.cancel()
}
