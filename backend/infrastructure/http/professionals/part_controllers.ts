import type { HttpContext } from '@adonisjs/core/http'
import type * as z from 'zod/mini'
import type { PartRequest, PartOf } from '#application/professionals/parts/part_dependencies.ts'
import type { PartById } from '#application/professionals/parts/owned_part.ts'
import type { Result } from '#domain/shared/result.ts'
import { parse } from '../parse.ts'
import type { FieldRefusalCode } from '../field_refusals.ts'
import type { RefusalCode } from '../refusals.ts'
import { sendJson, unwrapOrRefuse } from '../respond.ts'
import type { RequestAuth } from '../session/request_auth.ts'

type Does<Request, Value> = {
  execute(request: Request): Promise<Result<Value, RefusalCode | FieldRefusalCode>>
}

interface Answering<Schema extends z.ZodMiniType, Fields, Value> {
  auth: RequestAuth
  body: Schema
  /** What the use case wants of the body. */
  fieldsOf: (body: z.output<Schema>) => Fields
  status: 200 | 201
  answer: (value: Value) => unknown
}

/** Something new in, or a new order of, one list of the profile whose id is in the path. */
export const addPart = <Schema extends z.ZodMiniType, Fields, Value>(
  useCase: Does<PartRequest<Fields>, Value>,
  { auth, body, fieldsOf, status, answer }: Answering<Schema, Fields, Value>,
) =>
  async function addPartController(context: HttpContext): Promise<void> {
    const done = await useCase.execute({
      viewer: auth.viewer(context),
      professionalId: String(context.params['id']),
      fields: () => fieldsOf(parse(body, context.request.body())),
    })
    sendJson(context, status, answer(unwrapOrRefuse(done)))
  }

interface Changing<Schema extends z.ZodMiniType, Value> {
  auth: RequestAuth
  body: Schema
  /** The name of the part's id in the path. */
  name: string
  answer: (value: Value) => unknown
}

/** A change of one part of the profile whose id is in the path. */
export const changePart = <Schema extends z.ZodMiniType, Value>(
  useCase: Does<PartOf & PartRequest<z.output<Schema>>, Value>,
  { auth, body, name, answer }: Changing<Schema, Value>,
) =>
  async function changePartController(context: HttpContext): Promise<void> {
    const changed = await useCase.execute({
      viewer: auth.viewer(context),
      professionalId: String(context.params['id']),
      partId: String(context.params[name]),
      fields: () => parse(body, context.request.body()),
    })
    sendJson(context, 200, answer(unwrapOrRefuse(changed)))
  }

export const removePart = (
  useCase: Does<PartOf, void>,
  { auth, name }: { auth: RequestAuth; name: string },
) =>
  async function removePartController(context: HttpContext): Promise<void> {
    unwrapOrRefuse(
      await useCase.execute({
        viewer: auth.viewer(context),
        professionalId: String(context.params['id']),
        partId: String(context.params[name]),
      }),
    )
    context.response.status(204).send(null)
  }

/** A change of something that is named by its own id alone. */
export const changeById = <Schema extends z.ZodMiniType, Value>(
  useCase: Does<PartById & { fields: () => z.output<Schema> }, Value>,
  { auth, body, answer }: Omit<Changing<Schema, Value>, 'name'>,
) =>
  async function changeByIdController(context: HttpContext): Promise<void> {
    const changed = await useCase.execute({
      viewer: auth.viewer(context),
      partId: String(context.params['id']),
      fields: () => parse(body, context.request.body()),
    })
    sendJson(context, 200, answer(unwrapOrRefuse(changed)))
  }

export const removeById = (useCase: Does<PartById, void>, { auth }: { auth: RequestAuth }) =>
  async function removeByIdController(context: HttpContext): Promise<void> {
    unwrapOrRefuse(
      await useCase.execute({ viewer: auth.viewer(context), partId: String(context.params['id']) }),
    )
    context.response.status(204).send(null)
  }
