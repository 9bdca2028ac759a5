import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '../src/features/identity/rules.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Part = { [key: string]: Json };

type Template = {
  Parameters: Record<string, Part>;
  Rules: Record<string, Part>;
  Conditions: Record<string, Part>;
  Resources: Record<string, { Type: string; Condition?: string; Properties: Part }>;
  Outputs: Record<string, { Condition?: string; Value: Json }>;
};

/** The return values of `Fn::GetAtt` for the resource types in the template, from AWS's reference. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['Arn', 'ProviderName', 'ProviderURL', 'UserPoolId'],
  'AWS::IAM::Role': ['Arn', 'RoleId'],
};
const PSEUDO_PARAMETERS: ReadonlySet<string> = new Set(['AWS::NoValue', 'AWS::Region']);
const FUNCTIONS: ReadonlySet<string> = new Set([
  'Fn::And',
  'Fn::Equals',
  'Fn::GetAtt',
  'Fn::If',
  'Fn::Not',
  'Fn::Or',
]);

let template: Template;
let guide: string;
let settings: string[];

const read = (file: string) => readFile(path.resolve(import.meta.dirname, '..', file), 'utf8');

beforeAll(async () => {
  template = JSON.parse(await read('docs/cognito-template.json')) as Template;
  guide = await read('docs/cognito.md');
  const example = await read('.env.example');
  settings = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, key = '']) => key);
});

/** All function calls in a part of the template, at any depth, each with its argument. */
function calls(part: Json): [name: string, argument: Json][] {
  if (part === null || typeof part !== 'object') return [];
  if (Array.isArray(part)) return part.flatMap(calls);
  const entries = Object.entries(part);
  const own = entries.filter(([key]) => key === 'Ref' || key.startsWith('Fn::'));
  return [...own, ...entries.flatMap(([, value]) => calls(value))];
}

/** The resources that a part refers to, by `Ref` or `Fn::GetAtt`. */
function resourcesOf(part: Json): string[] {
  return calls(part).flatMap(([name, argument]) => {
    if (name === 'Fn::GetAtt' && Array.isArray(argument)) return [String(argument[0])];
    return name === 'Ref' && String(argument) in template.Resources ? [String(argument)] : [];
  });
}

const propertiesOf = (type: string) => {
  const found = Object.values(template.Resources).filter(({ Type }) => Type === type);
  expect(found).toHaveLength(1);
  return found[0]?.Properties ?? {};
};

describe('docs/cognito-template.json', () => {
  it('references only existing names by Ref, and every parameter', () => {
    const known = { ...template.Parameters, ...template.Resources };
    const names = calls(template as unknown as Json)
      .filter(([name]) => name === 'Ref')
      .map(([, argument]) => String(argument));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !(name in known) && !PSEUDO_PARAMETERS.has(name))).toEqual([]);
    expect(Object.keys(template.Parameters).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('references only existing attributes by Fn::GetAtt', () => {
    const unknown = calls(template as unknown as Json)
      .filter(([name]) => name === 'Fn::GetAtt')
      .map(([, argument]) => argument as [string, string])
      .filter(([resource, attribute]) => {
        const type = template.Resources[resource]?.Type ?? '';
        return !ATTRIBUTES[type]?.includes(attribute);
      });
    expect(unknown).toEqual([]);
  });

  it('uses exactly the conditions that it defines', () => {
    const conditional = [
      ...Object.values(template.Resources),
      ...Object.values(template.Outputs),
    ].flatMap(({ Condition }) => Condition ?? []);
    const asked = calls(template as unknown as Json)
      .filter(([name]) => name === 'Fn::If')
      .map(([, argument]) => String((argument as Json[])[0]));
    expect(new Set([...conditional, ...asked])).toEqual(new Set(Object.keys(template.Conditions)));
  });

  it('uses only functions that this test checks', () => {
    const names = calls(template as unknown as Json).map(([name]) => name);
    expect(names.filter((name) => name !== 'Ref' && !FUNCTIONS.has(name))).toEqual([]);
  });

  it('references a conditional resource only under the same condition', () => {
    const parts = Object.entries({ ...template.Resources, ...template.Outputs });
    const dangling = parts.flatMap(([name, part]) =>
      resourcesOf(part as unknown as Json)
        .filter((resource) => {
          const needed = template.Resources[resource]?.Condition;
          return needed !== undefined && needed !== part.Condition;
        })
        .map((resource) => `${name} needs ${resource}`),
    );
    expect(dangling).toEqual([]);
  });
});

describe('docs/cognito-template.json defines', () => {
  it('a client without a secret, with only the flows of the site', () => {
    const client = propertiesOf('AWS::Cognito::UserPoolClient');
    expect(client.GenerateSecret).toBe(false);
    expect(new Set(client.ExplicitAuthFlows as string[])).toEqual(
      new Set(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_AUTH']),
    );
    // Cognito allows either the flow or rotation.
    expect(client).not.toHaveProperty('RefreshTokenRotation');
    expect(client).toMatchObject({
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    });
  });

  it('a pool on the plan that has ALLOW_USER_AUTH', () => {
    expect(propertiesOf('AWS::Cognito::UserPool').UserPoolTier).toBe('ESSENTIALS');
  });

  it('the password policy of the sign-up form', () => {
    const { Policies } = propertiesOf('AWS::Cognito::UserPool');
    expect(Policies).toMatchObject({
      PasswordPolicy: {
        MinimumLength: PASSWORD_MIN_LENGTH,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    });
  });

  it('accounts with a case-insensitive username and one verified address', () => {
    const pool = propertiesOf('AWS::Cognito::UserPool');
    const required = (pool.Schema as Part[]).filter(({ Required }) => Required);
    expect(required.map(({ Name }) => Name)).toEqual(['email']);
    expect(pool).not.toHaveProperty('UsernameAttributes');
    expect(pool).toMatchObject({
      AliasAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_CODE' },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    });
  });

  it('a client that may set the address and read whether it is verified', () => {
    const client = propertiesOf('AWS::Cognito::UserPoolClient');
    expect(client.ReadAttributes).toEqual(['email', 'email_verified']);
    expect(client.WriteAttributes).toEqual(['email']);
  });

  it('an authenticator app for whoever wants one, and passkeys of the host that is named', () => {
    expect(propertiesOf('AWS::Cognito::UserPool')).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      WebAuthnRelyingPartyID: { 'Fn::If': ['HasPasskeys', { Ref: 'SiteHost' }, expect.anything()] },
    });
  });

  it('an optional identity pool without guests, whose role has no permissions', () => {
    expect(template.Parameters.CreateIdentityPool?.Default).toBe('false');
    expect(propertiesOf('AWS::Cognito::IdentityPool').AllowUnauthenticatedIdentities).toBe(false);
    expect(propertiesOf('AWS::Cognito::IdentityPoolRoleAttachment').Roles).toEqual({
      authenticated: { 'Fn::GetAtt': ['SignedInRole', 'Arn'] },
    });
    const role = propertiesOf('AWS::IAM::Role');
    expect(role).not.toHaveProperty('Policies');
    expect(role).not.toHaveProperty('ManagedPolicyArns');
  });
});

describe('docs/cognito.md', () => {
  it('names the output for each Cognito setting', () => {
    const rows = Array.from(
      guide.matchAll(/^\| `(COGNITO_[A-Z_]+)` \| `(\w+)` \|/gm),
      ([, setting, output]) => [setting, output],
    );
    const named = Object.keys(template.Outputs).map((output) => [settingOf(output), output]);
    expect(rows.toSorted()).toEqual(named.toSorted());
    expect(rows.map(([setting]) => setting).toSorted()).toEqual(
      settings.filter((key) => key.startsWith('COGNITO_')).toSorted(),
    );
  });

  it('names only existing settings', () => {
    const told = Array.from(guide.matchAll(/^\| `([A-Z_]+)` \|/gm), ([, key = '']) => key);
    expect(told).toContain('ADMIN_EMAILS');
    expect(told.filter((key) => !settings.includes(key))).toEqual([]);
  });

  it('names every parameter and every flow', () => {
    const names = [
      ...Object.keys(template.Parameters),
      ...(propertiesOf('AWS::Cognito::UserPoolClient').ExplicitAuthFlows as string[]),
    ];
    expect(names.filter((name) => !guide.includes(name))).toEqual([]);
  });

  it('states the minimum password length of the template', () => {
    expect(guide).toContain(`at least ${PASSWORD_MIN_LENGTH} characters`);
  });
});

/** The setting for an output: `UserPoolId` becomes `COGNITO_USER_POOL_ID`. */
function settingOf(output: string): string {
  return `COGNITO_${output.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}`;
}
