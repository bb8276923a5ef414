import { createSerializationAdapter } from '@tanstack/react-router'
import { ApiError } from './api.ts'

/**
 * A refusal would otherwise cross hydration as a bare message, and the browser would render another page than the
 * server.
 */
export const apiErrorAdapter = createSerializationAdapter({
	key: 'api-error',
	test: (value): value is ApiError => value instanceof ApiError,
	toSerializable: ({ status, code, message }) => ({ status, code, message }),
	fromSerializable: ({ status, ...failure }) => new ApiError(status, failure),
})
