/** A text to be read by the camera of a phone. */
import { useMemo } from 'react'
import { encode } from 'uqr'

const BORDER = 2

export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { size: wide, data } = encode(value, { border: BORDER, ecc: 'M' })
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: wide, path: squares.join('') }
  }, [value])
  // Dark on light in both themes: many cameras read no other.
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect className="qr-light" width={size} height={size} />
      <path className="qr-dark" d={path} />
    </svg>
  )
}
