/**
 * Says why the product cannot start on this database.
 *
 * The message is written for the person who runs the product: what is wrong and what to do. `main.ts` prints it and
 * ends with status 1; it needs no stack trace.
 */
export class DatabaseRefusal extends Error {
	override name = 'DatabaseRefusal'
}
