import { lessOf, type Paise, paise } from '@aravalli/shared/money'
import type { Env } from '../../env.ts'
import type { GstLines } from './tables.ts'

/**
 * Splits a price that includes the tax into what is taxed and the two halves of the tax, which are the centre's and the state's. The
 * three add up to the price; of an odd paisa the state has the larger half.
 */
export function gstLines(price: Paise, { gstin, rate }: NonNullable<Env['gst']>): GstLines {
	const taxablePaise = paise(Math.round((price * 100) / (100 + rate)))
	const tax = lessOf(price, taxablePaise)
	const cgstPaise = paise(Math.floor(tax / 2))
	return { gstin, rate, taxablePaise, cgstPaise, sgstPaise: lessOf(tax, cgstPaise) }
}
