import type { Section } from '@aravalli/shared/study-sections'

/** Names the sections whose items are read from beginning to end, and so have a PDF file. */
export const readingSections = ['to-the-point', 'mains-answer-enrichment-capsule'] as const satisfies Section[]

export type ReadingSection = (typeof readingSections)[number]

export const publicFileAddress = (section: ReadingSection, id: string) => `/api/public-files/${section}/${id}.pdf`
