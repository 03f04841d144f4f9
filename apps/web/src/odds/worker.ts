import { workOut } from './work-out.ts'

/** One question after the other; whoever asks knows by the number which was answered. */
self.addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly notation: string }>) => {
  self.postMessage({ number: data.number, odds: workOut(data.notation) })
})
