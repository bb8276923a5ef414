import { lectureKind, materialKind } from '@aravalli/shared/courses/kinds'
import type { PublishedItem, ServerKind } from '../../content/server-kind.ts'

/** Finds the parts of a course. */
export const ofCourse = (courseId: string) => `of-course:${courseId}`

const terms = ({ common }: PublishedItem) => [ofCourse(String(common.courseId))]

export const serverLectures = { kind: lectureKind, terms } as const satisfies ServerKind
export const serverMaterials = { kind: materialKind, terms } as const satisfies ServerKind
