/** Gives the calls with which editors work on a kind of content. */
export const deskOf = (kind: string): Record<string, 'editor'> => {
	const item = `/api/admin/${kind}/:id`
	const actions = ['publish', 'schedule', 'unschedule', 'unpublish', 'reinstate', 'restore'].map(
		(action) => `POST ${item}/${action}`,
	)
	const histories = [`GET ${item}/versions`, `GET ${item}/versions/:version`, `POST /api/admin/${kind}/bulk`]
	const calls = [`GET /api/admin/${kind}`, `POST /api/admin/${kind}`, `GET ${item}`, `PATCH ${item}`, `DELETE ${item}`]
	const ofImport = `/api/admin/${kind}/imports/:importId`
	const imports = [`POST /api/admin/${kind}/import`, `GET ${ofImport}`, `POST ${ofImport}/run`, `DELETE ${ofImport}`]
	const files = [
		`GET /api/admin/${kind}/import/example`,
		`GET /api/admin/${kind}/export`,
		`GET /api/admin/${kind}/imports`,
		...imports,
	]
	return Object.fromEntries([...calls, ...actions, ...histories, ...files].map((call) => [call, 'editor']))
}
