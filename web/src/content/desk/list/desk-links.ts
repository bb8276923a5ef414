import type { LinkTarget } from '#web/lib/link-address.ts'

/** @param type the kind's name */
export const editLink = (type: string, id: string): LinkTarget => ({ to: '/admin/$type/$id', params: { type, id } })

/** A new item has a word in the place of an id. */
export const newItemLink = (type: string): LinkTarget => editLink(type, 'new')
