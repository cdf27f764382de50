import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { givenProfessional } from './testing/given.ts'
import { openTestApp, type TestApp } from './testing/test_app.ts'

const SECRET = 'a-secret-for-monitoring'
const ALERTS = new URL('../../../docs/operations/alerts.yml', import.meta.url)

/** Takes what is sent to it as a collector of OpenTelemetry would. */
async function openCollector() {
  const sent: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => sent.push(`${request.url} ${body}`))
    request.once('end', () => response.end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, sent, close: () => server.close() }
}

test.group('What is seen from outside', (group) => {
  let site: TestApp
  let collector: Awaited<ReturnType<typeof openCollector>>
  group.each.timeout(300_000)
  group.setup(async () => {
    collector = await openCollector()
    site = await openTestApp({ MONITORING_SECRET: SECRET, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    return async () => {
      await site.close()
      collector.close()
    }
  })

  const scrape = async (headers: Record<string, string>) => site.call('/metrics', { headers })

  test('metrics require the secret', async ({ assert }) => {
    assert.equal((await scrape({})).status, 404)
    assert.equal((await scrape({ authorization: 'Bearer wrong' })).status, 404)
    assert.equal((await scrape({ 'x-monitoring-secret': SECRET })).status, 200)
    assert.equal((await scrape({ authorization: `Bearer ${SECRET}` })).status, 200)
  })

  test('metrics cover routes, pools, queue, health and process, without personal data', async ({
    assert,
  }) => {
    await site.call('/api/professionals/slug/joana-segredo')
    await site.call('/api/professionals/search?q=cardiologista%20marcador-7c1e')
    await site.call('/joana-segredo')
    const login = await site.post('/api/login', { email: 'joana@segredo.com.br', password: 'guessed-1234' })
    await site.call('/joana-segredo/mais')

    assert.equal(login.status, 401)
    const answer = await scrape({ authorization: `Bearer ${SECRET}` })
    const page = await answer.text()

    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
    for (const line of [
      /http_server_request_duration_seconds_bucket\{http_request_method="GET",http_route="\/api\/professionals\/slug\/:slug",http_response_status_code="404",le="\+Inf"\} 1/,
      /http_server_request_duration_seconds_count\{.*http_route="\/:slug",http_response_status_code="404"\} 1/,
      /http_server_request_duration_seconds_count\{.*http_route="\/api\/login",http_response_status_code="401"\} 1/,
      /db_client_connection_count\{db_client_connection_pool_name="saude-perto-search",db_client_connection_state="idle"\} \d/,
      /db_client_connection_pending_requests\{db_client_connection_pool_name="saude-perto"\} 0/,
      /db_client_operation_duration_seconds_count\{db_client_connection_pool_name="saude-perto-search"\} \d/,
      /saude_page_cache_requests_total\{how="made"\} [1-9]/,
      /^saude_ready 1$/m,
      /^saude_writable 1$/m,
      /saude_search_engine\{engine="postgresql"\} 1/,
      /nodejs_eventloop_delay_seconds\{quantile="0\.99"\} [\d.e-]+/,
      /v8js_memory_heap_used_bytes \d+/,
      /process_cpu_time_seconds_total\{cpu_mode="user"\} [\d.]+/,
    ])
      assert.match(page, line)
    assert.notMatch(page, /joana|segredo|marcador|127\.0\.0\.1/)
  })

  test('the age of the last backup is seen', async ({ assert }) => {
    await site.owner.rows(
      `insert into audit_log (at, actor_kind, action, subject_kind, subject_id)
       values (now() - interval '90 seconds', 'operator', 'database_backup_stored', 'database', 'backup')`,
    )

    const page = await (await scrape({ 'x-monitoring-secret': SECRET })).text()

    assert.match(page, /^saude_backup_age_seconds 9\d/m)
  })

  test('the queue is measured by task, with the age of waiting jobs', async ({ assert }) => {
    await site.owner.rows(
      `select graphile_worker.add_job('send_notice', '{}', run_at := now() - interval '90 seconds')`,
    )

    const page = await (await scrape({ 'x-monitoring-secret': SECRET })).text()

    const labels = 'queue="notices",task="send_notice"'
    assert.include(page, `saude_jobs_due{${labels}} 1`)
    assert.match(page, new RegExp(`saude_jobs_age_seconds\\{${labels}\\} 9\\d`))
    assert.include(page, `saude_jobs_failing{${labels}} 0`)
    assert.include(page, `saude_jobs_failing_age_seconds{${labels}} 0`)
    const rules = await readFile(ALERTS, 'utf8')
    for (const [gauge] of rules.matchAll(/saude_jobs_(?!total)\w+/g)) assert.include(page, `${gauge}{`)
  })

  test('traces contain routes, statements and unforeseen errors without values, and accept no parent from outside', async ({
    assert,
  }) => {
    const stranger = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const { id } = await givenProfessional(site.app)
    await site.call('/api/professionals/slug/joana-segredo', { headers: { traceparent: stranger } })
    await site.owner.rows(BREAK_CONTACTS)
    const failed = await site.post('/api/contacts', { ...CONTACT, professionalId: id })
    await site.stop()

    const sent = collector.sent.filter((each) => each.startsWith('/v1/traces'))
    const spans = sent.flatMap(spansOf)
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [lookup] = named('GET /api/professionals/slug/:slug')
    const [request] = named('POST /api/contacts')
    const refused = spans.filter(({ status, name }) => status.code === ERROR && name === 'INSERT')

    assert.equal(failed.status, 500)
    assert.deepEqual([lookup?.status.code, lookup?.events], [UNSET, []])
    assert.equal(request?.status.code, ERROR)
    assert.deepEqual(
      request?.events.map(({ name, attributes }) => [name, valueOf(attributes, 'exception.type')]),
      [['exception', RAISED]],
    )
    assert.deepEqual(
      refused.map(({ parentSpanId, attributes }) => [parentSpanId, valueOf(attributes, 'error.type')]),
      [[request?.spanId, RAISED]],
    )
    assert.match(sent.join('\n'), /"db\.query\.text","value":\{"stringValue":"select/i)
    assert.notMatch(sent.join('\n'), /joana|segredo|0af7651916cd43dd/i)
    assert.isNotEmpty(collector.sent.filter((each) => each.startsWith('/v1/metrics')))
  })
})

const UNSET = 0
const ERROR = 2
/** PostgreSQL's code for an exception that a trigger raises. */
const RAISED = 'P0001'
const CONTACT = {
  patientName: 'Joana Segredo',
  patientEmail: 'joana@segredo.com.br',
  subject: 'Consulta',
  message: 'Quero marcar um horário, Joana.',
}
/** Refuses every new contact with a message that names its sender. */
const BREAK_CONTACTS = `
  create function refuse_contact() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new.patient_name; end $$;
  create trigger refuse_contact before insert on contacts for each row execute function refuse_contact()`

interface Attribute {
  key: string
  value: { stringValue?: string }
}

interface SentSpan {
  name: string
  spanId: string
  parentSpanId?: string
  status: { code: number }
  attributes: Attribute[]
  events: { name: string; attributes: Attribute[] }[]
}

const spansOf = (sent: string): SentSpan[] => {
  const { resourceSpans } = JSON.parse(sent.slice(sent.indexOf(' '))) as {
    resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
  }
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans)
}

const valueOf = (attributes: Attribute[], wanted: string) =>
  attributes.find(({ key }) => key === wanted)?.value.stringValue
