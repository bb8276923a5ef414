import type { Field } from './fields.ts'

/** Gives the name of a field in answers; null where an answer says it in another form. */
export const answeredName = (name: string, field: Field) => (field.answeredAs === undefined ? name : field.answeredAs)
