import type { Viewer } from '../../platform/http/access.ts'

export function maySeeSubscriptions({ userId, role }: Viewer, ownerId: string): boolean {
	return userId === ownerId || role === 'ADMIN'
}
