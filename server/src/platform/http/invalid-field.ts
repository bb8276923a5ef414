/**
 * Refuses one field of a form, answered like those that a contract's schema finds.
 *
 * @param rule the key of its sentence (field-messages.ts)
 */
export function invalidField(path: string, rule: string): Error {
	return Object.assign(new Error(`${path}: ${rule}`), { validation: [{ instancePath: `/${path}`, message: rule }] })
}
