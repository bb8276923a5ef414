import { infographic, mindMap, studyMap } from '@aravalli/shared/study-material/item-contract'
import { sectionKinds } from '@aravalli/shared/study-material/kinds'
import type { Section } from '@aravalli/shared/study-sections'
import { deriveReadMinutes as derive } from '../../content/reading-time.ts'
import type { ServerKind } from '../../content/server-kind.ts'

/** What the server does for each section. */
export const serverSections = {
	'to-the-point': { kind: sectionKinds['to-the-point'], derive },
	'mind-map': { kind: sectionKinds['mind-map'], structures: mindMap.shape },
	infographics: { kind: sectionKinds.infographics, structures: infographic.shape },
	'learning-through-map': { kind: sectionKinds['learning-through-map'], structures: studyMap.shape },
	'mains-answer-enrichment-capsule': { kind: sectionKinds['mains-answer-enrichment-capsule'], derive },
} as const satisfies Record<Section, ServerKind>
