import type { PaperKey } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import type { LinkTarget } from '#web/lib/link-address.ts'

export const selectLink = (section: Section): LinkTarget => ({ to: `/${section}-select` })

/** @param page 1 has no number in its address */
export const listLink = (section: Section, paper: PaperKey, page = 1): LinkTarget => ({
	to: `/${section}/$key`,
	params: { key: paper },
	search: page > 1 ? { page } : {},
})

export const itemLink = (section: Section, id: string): LinkTarget => ({ to: `/${section}/$key`, params: { key: id } })
