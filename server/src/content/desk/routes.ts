import { deskContract, deskKeys } from '@aravalli/shared/content/desk-contract'
import type { Kind } from '@aravalli/shared/content/kind'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { ServerKind } from '../server-kind.ts'
import { contentTypeOf } from './content-type-of.ts'
import { contentDesk, type DeskServices } from './public.ts'

/** Mounts the desk of each kind below `/api/admin/{its name}`. */
export function contentDeskRoutes(app: FastifyInstance, services: DeskServices, kinds: readonly ServerKind[]): void {
	for (const own of kinds) {
		const desk = contentDesk({ ...services, type: contentTypeOf<Kind>(own) })
		const handlers = Object.fromEntries(deskKeys(own.kind).map(([key, name]) => [key, desk[name]]))
		// Both are made of the same list: each handler stands at the key of its endpoint.
		mountContract(app, deskContract(own.kind, own.structures), handlers as never)
	}
}
