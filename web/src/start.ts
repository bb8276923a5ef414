import { createSerializationAdapter } from '@tanstack/react-router'
import { createStart } from '@tanstack/react-start'
import { ApiError } from './lib/api.ts'

/** Without it a refusal crosses hydration as a bare message, and the browser would render another page than the server. */
const apiError = createSerializationAdapter({
	key: 'api-error',
	test: (value): value is ApiError => value instanceof ApiError,
	toSerializable: ({ status, code, message }) => ({ status, code, message }),
	fromSerializable: ({ status, ...failure }) => new ApiError(status, failure),
})

export const startInstance = createStart(() => ({ serializationAdapters: [apiError] }))
