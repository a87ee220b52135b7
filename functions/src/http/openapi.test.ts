import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import { describe, expect, it } from 'vitest';
import { openApi, portablePattern } from './openapi.ts';

describe('portablePattern', () => {
  /**
   * Syntax that only JavaScript knows, or that Python interprets differently: classes of Unicode, of letters
   * and of digits.
   */
  const ecmaOnlySyntax = /\\[pPdwDW]|\(\?<(?![=!])/;

  it('leaves no engine-specific syntax in openapi.json', () => {
    const patterns = [...JSON.stringify(openApi()).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)];
    expect(patterns.length).toBeGreaterThan(20);
    const own = patterns.map(([, text]) => JSON.parse(`"${text}"`) as string);
    expect(own.filter((pattern) => ecmaOnlySyntax.test(pattern))).toEqual([]);
  });

  it.each([
    ['^\\d{8}$', '^[0-9]{8}$'],
    ['^[+\\d\\s().x-]*$', '^[+0-9\\s().x-]*$'],
    ['^[\\w-]{8,128}$', '^[A-Za-z0-9_-]{8,128}$'],
    ['^\\[\\d\\]$', '^\\[[0-9]\\]$'],
  ])('converts %s to %s', (pattern, documented) => {
    expect(portablePattern(pattern)).toBe(documented);
  });
});

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  security?: object[];
}

/** Serialized form. */
const document = JSON.parse(JSON.stringify(openApi())) as {
  openapi: string;
  info: { title: string; version: string };
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('openapi.json', () => {
  it("states a supported version and the product's name", () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toEqual({ title: 'Wine Walk', version: '1.0.0' });
  });

  it('describes every endpoint of the contract by method and path', () => {
    const described = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    const declared = Object.entries(apiEndpoints).map(
      ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`,
    );
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it('contains no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, reference] of references) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(reference ?? '')?.[1];
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });

  it('contains no list that older readers would read as empty', () => {
    expect(JSON.stringify(document.paths)).not.toMatch(/"prefixItems"|"items":false/);
  });

  it('references definitions of the schema language only from the root', () => {
    expect(JSON.stringify(document.paths)).not.toContain('$schema');
  });

  const binaryTypes: Record<string, string[]> = {
    '/api/businesses/{id}/image': ['image/webp', 'image/jpeg', 'image/png'],
    '/api/images/{id}': ['image/webp', 'image/jpeg', 'image/png'],
    '/api/waiver/{submissionId}/apple-pass': ['application/vnd.apple.pkpass'],
    '/api/wallet/v1/passes/{passTypeId}/{submissionId}': ['application/vnd.apple.pkpass'],
  };

  it.each(operations)('$method $path declares its parameters, body and responses', (described) => {
    const { path, method, operation } = described;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);

    if (method === 'get' || method === 'delete') expect(operation.requestBody).toBeUndefined();
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/);
      expect(response.description).not.toBe('');
      const types = status === '200' ? binaryTypes[path] : undefined;
      expect(Object.keys(response.content)).toEqual(types ?? ['application/json']);
    }
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '500']));
  });

  it.each(Object.entries(apiEndpoints))(
    '%s declares access, problems and limits',
    (_, endpoint) => {
      const { access, body, method, path, rate } = endpoint;
      const operation = document.paths[path]?.[method.toLowerCase()];
      const isWrite = method !== 'GET';
      const refusals = [
        ...(access !== 'anyone' || isWrite ? ['403'] : []),
        ...(body ? ['413'] : []),
        ...(rate || isWrite ? ['429'] : []),
      ];
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(refusals));
    },
  );

  it.each(Object.entries(apiEndpoints))(
    '%s requires a token only if the endpoint does',
    (name, endpoint) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const isSecured = operation?.security !== undefined;
      expect(isSecured, name).toBe(endpoint.access !== 'anyone');
      const refusals = Object.keys(operation?.responses ?? {});
      if (isSecured) expect(refusals).toEqual(expect.arrayContaining(['401', '403']));
      const header = operation?.parameters.some(
        (parameter) => parameter.name === 'Idempotency-Key',
      );
      expect(Boolean(header)).toBe(Boolean(endpoint.idempotent));
    },
  );
});
