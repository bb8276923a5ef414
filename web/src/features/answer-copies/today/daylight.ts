const WHOLE_DAY_MINUTES = 15 * 60

/** Says how high the sun stands, from 0 to 1, with so many minutes until the questions close. */
export const daylight = (minutesLeft: number): number => Math.min(1, Math.max(0, minutesLeft / WHOLE_DAY_MINUTES))

/** A countdown is read out at whole quarters of an hour, and each minute of the last ten: more often it would only disturb. */
export const isSaid = (minutesLeft: number): boolean =>
	minutesLeft >= 0 && (minutesLeft <= 10 || minutesLeft % 15 === 0)
