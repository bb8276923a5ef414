import { expect, it } from 'vitest'
import { loggableError } from './loggable-error.ts'

/** Makes what a driver throws: the database repeats what somebody wrote. */
const driverError = () =>
	Object.assign(new Error('invalid input syntax for type integer: "Asha Meena"'), {
		severity: 'ERROR',
		code: '22P02',
		table: 'users',
		detail: 'Failing row contains (Asha Meena).',
		where: "unnamed portal parameter $1 = 'Asha Meena'",
	})

/** Makes what the query layer throws instead. */
const queryError = (cause: Error) => new Error('Failed query: select $1\nparams: Asha Meena', { cause })

it('tells of a failed query what the driver says and where both were thrown, and nothing that somebody wrote', () => {
	const told = loggableError(queryError(driverError()))
	expect(told).toEqual({
		type: 'Error',
		message: 'invalid input syntax for type integer',
		code: '22P02',
		table: 'users',
		stack: expect.stringMatching(/^\s+at queryError [\s\S]*\n\s+at driverError /),
	})
	expect(JSON.stringify(told)).not.toMatch(/Asha|params/)
})
