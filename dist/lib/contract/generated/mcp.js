export const mcpValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:mcp:1", "title": "MCP servers", "description": "Servers whose tools the agent may call: .mcp.json in the workspace.", "type": "object", "additionalProperties": false, "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What this file is for", "description": "For readers; the guard does not read it.", "type": "string" }, "mcpServers": { "title": "The servers, by name", "description": "A tool of a server is called mcp__SERVER__TOOL. Absent: none.", "type": "object", "propertyNames": { "pattern": "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$", "patternErrorMessage": "must be a server's name: 1 to 40 letters, digits, hyphens and single underscores, a letter or digit first, no underscore last" }, "additionalProperties": { "$ref": "#/definitions/server" } } }, "definitions": { "text": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }, "full": { "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }, "server": { "title": "A server", "description": "A program that is started with `command`, or a server that answers at `url`: one of the two.", "type": "object", "additionalProperties": false, "properties": { "description": { "title": "What the server is for", "description": "For readers; the guard does not read it.", "type": "string" }, "type": { "title": "How it is spoken to", "description": "stdio (where there is a command) or http, which is streamable HTTP (where there is a URL). Absent: what the other keys say.", "type": "string", "enum": ["stdio", "http", "streamable-http"] }, "command": { "title": "Program", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "args": { "title": "Arguments of the program", "description": "${NAME} is replaced where pass-env names the variable.", "type": "array", "items": { "$ref": "#/definitions/text" } }, "env": { "title": "Environment of the program", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder of the program", "description": "Relative to the workspace's root. Absent: the trusted version of the workspace, where the program cannot meet what a pull request changed.", "$ref": "#/definitions/full" }, "url": { "title": "Where the server answers", "description": "Over https, or http. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "headers": { "title": "Headers of every request", "description": "${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "patternErrorMessage": "must be a header's name" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout": { "title": "Deadline of one call in milliseconds", "description": "Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 } } } } };
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$", "u");
const schema12 = { "title": "A server", "description": "A program that is started with `command`, or a server that answers at `url`: one of the two.", "type": "object", "additionalProperties": false, "properties": { "description": { "title": "What the server is for", "description": "For readers; the guard does not read it.", "type": "string" }, "type": { "title": "How it is spoken to", "description": "stdio (where there is a command) or http, which is streamable HTTP (where there is a URL). Absent: what the other keys say.", "type": "string", "enum": ["stdio", "http", "streamable-http"] }, "command": { "title": "Program", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "args": { "title": "Arguments of the program", "description": "${NAME} is replaced where pass-env names the variable.", "type": "array", "items": { "$ref": "#/definitions/text" } }, "env": { "title": "Environment of the program", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder of the program", "description": "Relative to the workspace's root. Absent: the trusted version of the workspace, where the program cannot meet what a pull request changed.", "$ref": "#/definitions/full" }, "url": { "title": "Where the server answers", "description": "Over https, or http. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "headers": { "title": "Headers of every request", "description": "${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "patternErrorMessage": "must be a header's name" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout": { "title": "Deadline of one call in milliseconds", "description": "Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 } } };
const schema13 = { "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" };
const schema14 = { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" };
const pattern1 = new RegExp("^[^\\u0000]*$", "u");
const pattern3 = new RegExp("^[^=\\u0000]+$", "u");
const pattern7 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema12.properties, key0))) {
                validate11.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data }];
                return false;
                break;
            }
        }
        if (_errs1 === errors) {
            if (data.description !== undefined && func0.call(data, "description")) {
                let data0 = data.description;
                const _errs2 = errors;
                if (typeof data0 !== "string") {
                    validate11.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.description.type, parentSchema: schema12.properties.description, data: data0 }];
                    return false;
                }
                var valid0 = _errs2 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.type !== undefined && func0.call(data, "type")) {
                    let data1 = data.type;
                    const _errs4 = errors;
                    if (typeof data1 !== "string") {
                        validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.type.type, parentSchema: schema12.properties.type, data: data1 }];
                        return false;
                    }
                    if (!(((data1 === "stdio") || (data1 === "http")) || (data1 === "streamable-http"))) {
                        validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema12.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.type.enum, parentSchema: schema12.properties.type, data: data1 }];
                        return false;
                    }
                    var valid0 = _errs4 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.command !== undefined && func0.call(data, "command")) {
                        let data2 = data.command;
                        const _errs6 = errors;
                        const _errs7 = errors;
                        if (errors === _errs7) {
                            if (typeof data2 === "string") {
                                if (data2.length < 1) {
                                    validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/definitions/full/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13, data: data2 }];
                                    return false;
                                }
                                else {
                                    if (!pattern1.test(data2)) {
                                        validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/definitions/full/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data2 }];
                                        return false;
                                    }
                                }
                            }
                            else {
                                validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/definitions/full/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data2 }];
                                return false;
                            }
                        }
                        var valid0 = _errs6 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.args !== undefined && func0.call(data, "args")) {
                            let data3 = data.args;
                            const _errs9 = errors;
                            if (errors === _errs9) {
                                if (Array.isArray(data3)) {
                                    var valid2 = true;
                                    const len0 = data3.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                        let data4 = data3[i0];
                                        const _errs11 = errors;
                                        const _errs12 = errors;
                                        if (errors === _errs12) {
                                            if (typeof data4 === "string") {
                                                if (!pattern1.test(data4)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/args/" + i0, schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema14, data: data4 }];
                                                    return false;
                                                }
                                            }
                                            else {
                                                validate11.errors = [{ instancePath: instancePath + "/args/" + i0, schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data4 }];
                                                return false;
                                            }
                                        }
                                        var valid2 = _errs11 === errors;
                                        if (!valid2) {
                                            break;
                                        }
                                    }
                                }
                                else {
                                    validate11.errors = [{ instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.args.type, parentSchema: schema12.properties.args, data: data3 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs9 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.env !== undefined && func0.call(data, "env")) {
                                let data5 = data.env;
                                const _errs14 = errors;
                                if (errors === _errs14) {
                                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                        for (const key1 of Object.keys(data5)) {
                                            const _errs16 = errors;
                                            if (typeof key1 === "string") {
                                                if (!pattern3.test(key1)) {
                                                    const err0 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema12.properties.env.propertyNames, data: key1, propertyName: key1 };
                                                    if (vErrors === null) {
                                                        vErrors = [err0];
                                                    }
                                                    else {
                                                        vErrors.push(err0);
                                                    }
                                                    errors++;
                                                }
                                            }
                                            var valid4 = _errs16 === errors;
                                            if (!valid4) {
                                                const err1 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema12.properties.env.propertyNames, parentSchema: schema12.properties.env, data: data5 };
                                                if (vErrors === null) {
                                                    vErrors = [err1];
                                                }
                                                else {
                                                    vErrors.push(err1);
                                                }
                                                errors++;
                                                validate11.errors = vErrors;
                                                return false;
                                                break;
                                            }
                                        }
                                        if (valid4) {
                                            for (const key2 of Object.keys(data5)) {
                                                let data6 = data5[key2];
                                                const _errs18 = errors;
                                                const _errs19 = errors;
                                                if (errors === _errs19) {
                                                    if (typeof data6 === "string") {
                                                        if (!pattern1.test(data6)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema14, data: data6 }];
                                                            return false;
                                                        }
                                                    }
                                                    else {
                                                        validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data6 }];
                                                        return false;
                                                    }
                                                }
                                                var valid5 = _errs18 === errors;
                                                if (!valid5) {
                                                    break;
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate11.errors = [{ instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.env.type, parentSchema: schema12.properties.env, data: data5 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs14 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.cwd !== undefined && func0.call(data, "cwd")) {
                                    let data7 = data.cwd;
                                    const _errs21 = errors;
                                    const _errs22 = errors;
                                    if (errors === _errs22) {
                                        if (typeof data7 === "string") {
                                            if (data7.length < 1) {
                                                validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/full/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13, data: data7 }];
                                                return false;
                                            }
                                            else {
                                                if (!pattern1.test(data7)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/full/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data7 }];
                                                    return false;
                                                }
                                            }
                                        }
                                        else {
                                            validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/full/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data7 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs21 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.url !== undefined && func0.call(data, "url")) {
                                        let data8 = data.url;
                                        const _errs24 = errors;
                                        const _errs25 = errors;
                                        if (errors === _errs25) {
                                            if (typeof data8 === "string") {
                                                if (data8.length < 1) {
                                                    validate11.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/definitions/full/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    if (!pattern1.test(data8)) {
                                                        validate11.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/definitions/full/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data8 }];
                                                        return false;
                                                    }
                                                }
                                            }
                                            else {
                                                validate11.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/definitions/full/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data8 }];
                                                return false;
                                            }
                                        }
                                        var valid0 = _errs24 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.headers !== undefined && func0.call(data, "headers")) {
                                            let data9 = data.headers;
                                            const _errs27 = errors;
                                            if (errors === _errs27) {
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                    for (const key3 of Object.keys(data9)) {
                                                        const _errs29 = errors;
                                                        if (typeof key3 === "string") {
                                                            if (!pattern7.test(key3)) {
                                                                const err2 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, message: "must match pattern \"" + "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" + "\"", schema: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", parentSchema: schema12.properties.headers.propertyNames, data: key3, propertyName: key3 };
                                                                if (vErrors === null) {
                                                                    vErrors = [err2];
                                                                }
                                                                else {
                                                                    vErrors.push(err2);
                                                                }
                                                                errors++;
                                                            }
                                                        }
                                                        var valid9 = _errs29 === errors;
                                                        if (!valid9) {
                                                            const err3 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema12.properties.headers.propertyNames, parentSchema: schema12.properties.headers, data: data9 };
                                                            if (vErrors === null) {
                                                                vErrors = [err3];
                                                            }
                                                            else {
                                                                vErrors.push(err3);
                                                            }
                                                            errors++;
                                                            validate11.errors = vErrors;
                                                            return false;
                                                            break;
                                                        }
                                                    }
                                                    if (valid9) {
                                                        for (const key4 of Object.keys(data9)) {
                                                            let data10 = data9[key4];
                                                            const _errs31 = errors;
                                                            const _errs32 = errors;
                                                            if (errors === _errs32) {
                                                                if (typeof data10 === "string") {
                                                                    if (!pattern1.test(data10)) {
                                                                        validate11.errors = [{ instancePath: instancePath + "/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema14, data: data10 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                else {
                                                                    validate11.errors = [{ instancePath: instancePath + "/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data10 }];
                                                                    return false;
                                                                }
                                                            }
                                                            var valid10 = _errs31 === errors;
                                                            if (!valid10) {
                                                                break;
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate11.errors = [{ instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.headers.type, parentSchema: schema12.properties.headers, data: data9 }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs27 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.timeout !== undefined && func0.call(data, "timeout")) {
                                                let data11 = data.timeout;
                                                const _errs34 = errors;
                                                if ((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/type", keyword: "type", params: { type: schema12.properties.timeout.type }, message: "must be integer,null", schema: schema12.properties.timeout.type, parentSchema: schema12.properties.timeout, data: data11 }];
                                                    return false;
                                                }
                                                if (errors === _errs34) {
                                                    if ((typeof data11 == "number") && (isFinite(data11))) {
                                                        if (data11 > 2147483647 || isNaN(data11)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema12.properties.timeout, data: data11 }];
                                                            return false;
                                                        }
                                                        else {
                                                            if (data11 < 1 || isNaN(data11)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema12.properties.timeout, data: data11 }];
                                                                return false;
                                                            }
                                                        }
                                                    }
                                                }
                                                var valid0 = _errs34 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data }];
        return false;
    }
} validate11.errors = vErrors; return errors === 0; }
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:mcp:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
            if (!(((key0 === "$schema") || (key0 === "description")) || (key0 === "mcpServers"))) {
                validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data }];
                return false;
                break;
            }
        }
        if (_errs1 === errors) {
            if (data.$schema !== undefined && func0.call(data, "$schema")) {
                let data0 = data.$schema;
                const _errs2 = errors;
                if (typeof data0 !== "string") {
                    validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data0 }];
                    return false;
                }
                var valid0 = _errs2 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.description !== undefined && func0.call(data, "description")) {
                    let data1 = data.description;
                    const _errs4 = errors;
                    if (typeof data1 !== "string") {
                        validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 }];
                        return false;
                    }
                    var valid0 = _errs4 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.mcpServers !== undefined && func0.call(data, "mcpServers")) {
                        let data2 = data.mcpServers;
                        const _errs6 = errors;
                        if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                for (const key1 of Object.keys(data2)) {
                                    const _errs8 = errors;
                                    if (typeof key1 === "string") {
                                        if (!pattern0.test(key1)) {
                                            const err0 = { instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$" }, message: "must match pattern \"" + "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$" + "\"", schema: "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$", parentSchema: schema11.properties.mcpServers.propertyNames, data: key1, propertyName: key1 };
                                            if (vErrors === null) {
                                                vErrors = [err0];
                                            }
                                            else {
                                                vErrors.push(err0);
                                            }
                                            errors++;
                                        }
                                    }
                                    var valid1 = _errs8 === errors;
                                    if (!valid1) {
                                        const err1 = { instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema11.properties.mcpServers.propertyNames, parentSchema: schema11.properties.mcpServers, data: data2 };
                                        if (vErrors === null) {
                                            vErrors = [err1];
                                        }
                                        else {
                                            vErrors.push(err1);
                                        }
                                        errors++;
                                        validate10.errors = vErrors;
                                        return false;
                                        break;
                                    }
                                }
                                if (valid1) {
                                    for (const key2 of Object.keys(data2)) {
                                        const _errs10 = errors;
                                        if (!(validate11(data2[key2], { instancePath: instancePath + "/mcpServers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData }))) {
                                            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid2 = _errs10 === errors;
                                        if (!valid2) {
                                            break;
                                        }
                                    }
                                }
                            }
                            else {
                                validate10.errors = [{ instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.mcpServers.type, parentSchema: schema11.properties.mcpServers, data: data2 }];
                                return false;
                            }
                        }
                        var valid0 = _errs6 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                }
            }
        }
    }
    else {
        validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data }];
        return false;
    }
} validate10.errors = vErrors; return errors === 0; }
