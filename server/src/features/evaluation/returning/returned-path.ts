import { copyFolder } from '../../answer-copies/public.ts'

/** Says where the marked answer lies within a copy of all of somebody's data: beside its pages. */
export const returnedPath = (copy: { id: string; day: string }): string => `${copyFolder(copy)}/evaluated.pdf`
