/** What a row of the vehicles' table does; it occurs nowhere else. */
import type { OfBlow, VehicleChange } from '@umpire/gurps/rooms'

export type VehicleEffect = OfBlow | VehicleChange
