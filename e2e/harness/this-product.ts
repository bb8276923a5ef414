import { inject } from 'vitest'

/** Vitest numbers its workers from 1. */
const own = inject('products')[Number(process.env.VITEST_POOL_ID) - 1]
if (!own) throw new Error(`no product was started for worker ${process.env.VITEST_POOL_ID}`)

/** The product for the stories of this worker answers there. */
export const origin = own.origin
/** That product lays its mails there. */
export const mailDir = own.mailDir
