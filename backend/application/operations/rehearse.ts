import type { UnitOfWork } from '#application/ports/unit_of_work.ts'

class Rehearsed extends Error {}

/** What `work` would answer: everything it writes is undone, jobs and audit entries included. */
export async function rehearse<Answer>(unitOfWork: UnitOfWork, work: () => Promise<Answer>): Promise<Answer> {
  let answer: { value: Answer } | null = null
  try {
    await unitOfWork.run(async () => {
      answer = { value: await work() }
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  return answered(answer)
}

function answered<Answer>(answer: { value: Answer } | null): Answer {
  if (!answer) throw new Error('The rehearsal ended without an answer.')
  return answer.value
}
