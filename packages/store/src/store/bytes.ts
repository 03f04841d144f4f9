const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** As people say it: "1.1 GB". */
export function bytesText(bytes: number): string {
  let unit = 0
  let value = bytes
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000
    unit++
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`
}
