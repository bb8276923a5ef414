/** Gives ids of which the last names nothing: as possible a one as that of the record that is there. */
export function withoutRecord(ids: Record<string, string>): Record<string, string> {
	const [name = '', id = ''] = Object.entries(ids).at(-1) ?? []
	const isUuid = id.length === 36
	return { ...ids, [name]: isUuid ? '00000000-0000-4000-8000-000000000000' : '0'.repeat(id.length) }
}
